import { settingsKey } from '../../patterns/use-settings.ts'
import { useIsOwner } from '../../patterns/use-team.ts'
import { OfficeRightsForm } from './office-rights-form.tsx'
import { Setting } from './setting.tsx'

export function OfficeRights() {
  const isOwner = useIsOwner() ?? false
  return (
    <Setting
      group="rights"
      what="the rights of the office"
      done="Rights of the office saved"
      failed="Failed to save the rights of the office"
      reads={[settingsKey('rights')]}
    >
      {(form) => <OfficeRightsForm canChange={isOwner} {...form} />}
    </Setting>
  )
}
