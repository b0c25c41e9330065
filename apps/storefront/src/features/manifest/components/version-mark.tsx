import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Badge } from '@selat/ui/badge'
import { FileCheck, TriangleAlert } from 'lucide-react'

export type VersionMarkProps = {
  sailing: Pick<Schemas['ManifestSailing'], 'LastVersion' | 'HasChanges'>
}

/** Shows the version that was handed over last, and whether the passengers have changed since. */
export function VersionMark({ sailing: { LastVersion, HasChanges } }: VersionMarkProps) {
  const { t } = useTranslation('manifest')
  if (LastVersion === null)
    return <span className="text-muted-foreground">{t('version.none')}</span>
  if (HasChanges)
    return (
      <Badge variant="warning">
        <TriangleAlert aria-hidden />
        {t('version.changed', { version: LastVersion })}
      </Badge>
    )
  return (
    <Badge variant="success">
      <FileCheck aria-hidden />
      {t('version.current', { version: LastVersion })}
    </Badge>
  )
}
