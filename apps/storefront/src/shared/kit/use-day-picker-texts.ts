import { languageOf, useFormat, useTranslation } from '@selat/i18n'

/** Returns the texts of a `DatePicker` itself, whatever its days are for; spread them into one. */
export function useDayPickerTexts() {
  const { t } = useTranslation(['common', 'ferry'])
  const { language } = useFormat()
  return {
    closeLabel: t('common:action.close'),
    doneLabel: t('common:action.apply'),
    locale: languageOf(language).locale,
    labels: {
      previousMonth: t('ferry:calendar.previousMonth'),
      nextMonth: t('ferry:calendar.nextMonth'),
    },
  }
}
