export { type Setting, type SettingName, settingFrom, settings } from './settings.ts'
