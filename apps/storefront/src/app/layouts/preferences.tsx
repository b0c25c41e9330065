import { formatCurrencyName, languageOf, languages, useTranslation } from '@selat/i18n'
import { RadioGroup } from '@selat/ui/radio-group'
import { SegmentedControl } from '@selat/ui/segmented-control'

import { chooseAppearance, useAppearance } from '../../shared/app/appearance.ts'
import { chooseLanguage } from '../../shared/app/choose-language.ts'
import { useLanguage } from '../../shared/app/locale.ts'
import { chooseCurrency, useSession, useSessionView } from '../../shared/app/session-store.ts'
import { useTenant } from '../../shared/app/tenant.ts'

/** Shows the choices of language, currency and appearance, in the header's panel and in the phone's sheet. */
export function Preferences() {
  return (
    <div className="flex flex-col gap-6">
      <LanguageChoice />
      <CurrencyChoice />
      <AppearanceChoice />
    </div>
  )
}

function LanguageChoice() {
  const { t } = useTranslation('common')
  const { Languages } = useTenant()
  const language = useLanguage()
  return (
    <RadioGroup
      legend={t('preferences.language')}
      value={language}
      onValueChange={(code) => void chooseLanguage(code)}
      options={languages
        .filter(({ code }) => Languages.includes(code))
        .map(({ code, tag, ownName }) => ({
          value: code,
          label: <span lang={tag}>{ownName}</span>,
        }))}
    />
  )
}

/** Lets a visitor choose the currency; a signed-in account has its own (§7). */
function CurrencyChoice() {
  const { t } = useTranslation('common')
  const { Currencies } = useTenant()
  const isLoggedIn = useSessionView((view) => view.isLoggedIn)
  const currency = useSession((state) => state.localCurrency)
  const language = useLanguage()
  if (isLoggedIn) return null
  return (
    <RadioGroup
      legend={t('preferences.currency')}
      value={currency}
      onValueChange={chooseCurrency}
      options={Currencies.map((code) => ({
        value: code,
        label: [code, formatCurrencyName(code, language)].join(languageOf(language).comma),
      }))}
    />
  )
}

function AppearanceChoice() {
  const { t } = useTranslation('common')
  const appearance = useAppearance()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">{t('appearance.label')}</legend>
      <SegmentedControl
        label={t('appearance.label')}
        value={appearance}
        onValueChange={chooseAppearance}
        options={(['system', 'light', 'dark'] as const).map((value) => ({
          value,
          label: t(`appearance.${value}`),
        }))}
      />
    </fieldset>
  )
}
