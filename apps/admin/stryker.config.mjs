import { mutationOptions } from '../../scripts/mutation/options.ts'

export default mutationOptions({ mutate: ['src/**/*.ts', '!src/runtime.ts'], break: 85 })
