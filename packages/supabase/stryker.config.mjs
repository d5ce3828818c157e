import { mutationOptions } from '../../scripts/mutation/options.ts'

export default mutationOptions({ mutate: ['src/**/*.ts'], break: 85 })
