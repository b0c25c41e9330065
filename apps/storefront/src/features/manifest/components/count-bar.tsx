import { useFormat, useTranslation } from '@selat/i18n'

export type CountBarProps = {
  count: number
  of: number
  tone?: 'brand' | 'success'
}

/** Shows a count such as "84 of 180" over a bar of the same share. */
export function CountBar({ count, of, tone = 'brand' }: CountBarProps) {
  const { t } = useTranslation('manifest')
  const format = useFormat()
  const share = of === 0 ? 0 : Math.min(1, count / of)
  return (
    <div className="min-w-24">
      <span className="tabular">
        {t('board.countOf', { count: format.number(count), total: format.number(of) })}
      </span>
      <div
        aria-hidden
        className="mt-1 h-1.5 overflow-hidden rounded-full bg-border forced-colors:h-2 forced-colors:border"
      >
        <div
          className={`h-full rounded-full forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none ${tone === 'success' ? 'bg-success' : 'bg-brand'}`}
          style={{ width: `${share * 100}%` }}
        />
      </div>
    </div>
  )
}
