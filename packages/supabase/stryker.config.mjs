import { mutationOptions } from '../../scripts/mutation/options.ts'

// The migrations run in a real PostgreSQL only.
export default mutationOptions({ mutate: ['src/**/*.ts', '!src/migrations/**'], break: 85 })
