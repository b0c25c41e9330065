import { languageOf, useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Popover } from '@selat/ui/popover'
import { VisuallyHidden } from '@selat/ui/visually-hidden'
import { Globe } from 'lucide-react'

import { useLanguage } from '../../shared/app/locale.ts'
import { useSessionView } from '../../shared/app/session-store.ts'
import { Preferences } from './deferred-panels.tsx'

export function PreferencesMenu() {
  const { t } = useTranslation('common')
  const { tag, ownName } = languageOf(useLanguage())
  const currency = useSessionView((view) => view.currencyUser)
  return (
    <Popover
      align="end"
      label={t('preferences.title')}
      className="w-82 p-5"
      trigger={
        <Button variant="ghost" className="px-3 text-sm xl:px-2">
          <Globe aria-hidden />
          <VisuallyHidden>{t('preferences.title')}:</VisuallyHidden>
          {/* A row of 1,024 pixels has no room for the language beside all products. */}
          <span
            lang={tag}
            className="w-min text-start leading-tight wrap-break-word break-keep lg:max-xl:sr-only"
          >
            {ownName}
          </span>
          <span className="leading-tight text-muted-foreground tabular">{currency}</span>
        </Button>
      }
    >
      <Preferences />
    </Popover>
  )
}
