import { useFormat, useTranslation } from '@selat/i18n'

/** Until when something is open, as a time of the day `HH:mm`: 00:00 is the end of a day and is told as midnight. */
export function useClosingTimeText(): (time: string) => string {
  const { t } = useTranslation('common')
  const format = useFormat()
  return (time) => (time === '00:00' ? t('clock.midnight') : format.time(time))
}
