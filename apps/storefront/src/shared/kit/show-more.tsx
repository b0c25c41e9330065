import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'

type ShowMoreProps = {
  /** Of `useCursorPages`. */
  pages: {
    pending: { isError: boolean; isFetching: boolean; refetch: () => unknown } | undefined
    showMore: () => void
  }
}

/** Below a list that comes a page at a time: asks for the next one, and again where it did not come. */
export function ShowMore({ pages: { pending, showMore } }: ShowMoreProps) {
  const { t } = useTranslation('common')
  const hasFailed = pending?.isError === true && !pending.isFetching
  return (
    <div className="flex flex-col items-center">
      <Button
        variant="outline"
        loading={pending?.isFetching === true}
        onClick={() => (hasFailed ? void pending.refetch() : showMore())}
      >
        {t(hasFailed ? 'action.retry' : 'action.showMore')}
      </Button>
    </div>
  )
}
