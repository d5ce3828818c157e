import { mutationOptions } from '../../scripts/mutation/options.mjs'

export default mutationOptions({ mutate: ['src/**/*.ts'], break: 85 })
