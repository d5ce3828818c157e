export {
  type Setting,
  type SettingName,
  type SettingValues,
  settingFrom,
  settings,
  settingText,
  settingValues,
} from './settings.ts'
