import { useFormat, useTranslation } from '@selat/i18n'
import { Alert } from '@selat/ui/alert'

import type { SavedElsewhere } from './use-known-version.ts'

type SavedElsewhereNoticeProps = {
  change: SavedElsewhere
  /** The labels of the fields. */
  titles: Readonly<Record<string, string>>
}

/** Says that somebody else has saved the same thing in the meantime, which fields the form has taken over, and which not. */
export function SavedElsewhereNotice({ change, titles }: SavedElsewhereNoticeProps) {
  const { t } = useTranslation('common')
  const format = useFormat()
  const named = (fields: readonly string[]) =>
    format.list(fields.flatMap((field) => titles[field] ?? []))
  const { taken, kept } = change
  return (
    <Alert variant="warning" live="assertive" title={t('elsewhere.title')}>
      {taken.length > 0 && <p>{t('elsewhere.taken', { fields: named(taken) })}</p>}
      {kept.length > 0 && <p>{t('elsewhere.kept', { fields: named(kept) })}</p>}
      <p>{t('elsewhere.again')}</p>
    </Alert>
  )
}
