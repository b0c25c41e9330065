import { useFormat, useTranslation } from '@selat/i18n'

/**
 * Returns a function that formats the time `HH:mm` at which something closes: 00:00 is the end of a day and becomes midnight.
 */
export function useClosingTimeText(): (time: string) => string {
  const { t } = useTranslation('common')
  const format = useFormat()
  return (time) => (time === '00:00' ? t('clock.midnight') : format.time(time))
}
