export { test } from '@playwright/test'
