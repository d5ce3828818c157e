import { mutationOptions } from '../../scripts/mutation/options.ts'

export default mutationOptions({
  mutate: [
    'src/**/*.ts',
    '!src/runtime.ts',
    '!src/**/*-content.ts',
    '!src/company/{company,promises}.ts',
    '!src/seo/page-descriptions.en.ts',
  ],
  break: 85,
})
