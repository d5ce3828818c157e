export { hoursFromText, hoursText } from './hours-text.ts'
export {
  type Setting,
  type SettingName,
  type SettingValues,
  settingFrom,
  settings,
  settingText,
  settingValues,
} from './settings.ts'
