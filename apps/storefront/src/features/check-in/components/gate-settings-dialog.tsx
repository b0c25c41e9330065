import { useFormat, useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Dialog } from '@selat/ui/dialog'
import { Field } from '@selat/ui/field'
import { Input } from '@selat/ui/input'
import { Switch } from '@selat/ui/switch'
import { useRef, useState } from 'react'

import { useTooLongText } from '../../../shared/kit/form/use-issue-text.ts'
import { changeSettings, useGateSettings } from '../api/gate-settings.ts'

/** The number of characters that the place of a scan may have. */
const longestPlace = 40

/** Asks for the name of this device's place, and whether verdicts are also told by sound and vibration. */
export function GateSettingsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation(['manifest', 'common'])
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      size="sm"
      title={t('settings.title')}
      closeLabel={t('common:action.close')}
    >
      <SettingsForm onDone={onClose} />
    </Dialog>
  )
}

function SettingsForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation(['manifest', 'common'])
  const format = useFormat()
  const settings = useGateSettings()
  const field = useRef<HTMLInputElement>(null)
  const [place, setPlace] = useState(settings.place)
  const tooLong = useTooLongText(place, longestPlace)
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (tooLong !== undefined) return field.current?.focus()
        changeSettings({ place: place.trim() })
        onDone()
      }}
    >
      <Field label={t('settings.place')} hint={t('settings.placeHint')} error={tooLong}>
        <Input
          ref={field}
          value={place}
          onChange={({ currentTarget }) => setPlace(currentTarget.value)}
          autoComplete="off"
          placeholder={t('settings.placeExample', { number: format.number(2) })}
        />
      </Field>
      <Switch
        label={t('settings.sound')}
        checked={settings.hasSound}
        onChange={({ currentTarget }) => changeSettings({ hasSound: currentTarget.checked })}
      />
      {'vibrate' in navigator && (
        <Switch
          label={t('settings.vibration')}
          checked={settings.hasVibration}
          onChange={({ currentTarget }) => changeSettings({ hasVibration: currentTarget.checked })}
        />
      )}
      <Button type="submit" className="self-end">
        {t('common:action.save')}
      </Button>
    </form>
  )
}
