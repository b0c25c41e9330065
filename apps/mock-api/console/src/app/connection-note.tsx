import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { useQueryClient } from '@tanstack/react-query'

import { isGone, useConsole } from '../api/console-context.ts'
import { useClockQuery } from '../clock/use-clock.ts'
import { clockText } from '../shared/instant-text.ts'

/**
 * Says over the page's foot, where it moves nothing, that the mock does not answer. The data that is shown stays, and updates
 * again once the mock is back.
 */
export function ConnectionNote() {
  const { sandbox } = useConsole()
  const queries = useQueryClient()
  const { error, dataUpdatedAt, isFetching } = useClockQuery()
  const since = dataUpdatedAt === 0 ? null : clockText(dataUpdatedAt, zoneOfReader)
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-40 flex justify-center p-4"
    >
      {isGone(error) && (
        <Alert
          variant="warning"
          title="The mock does not answer"
          className="pointer-events-auto w-full max-w-2xl shadow-raised"
          action={
            <Button
              size="sm"
              variant="outline"
              loading={isFetching}
              onClick={() => void queries.invalidateQueries()}
            >
              Ask again now
            </Button>
          }
        >
          {since === null
            ? 'Start it with pnpm dev or selat-mock; this page comes alive by itself.'
            : `What you see is from ${since} on your own clock. It is asked again every second, and this page comes alive by itself.`}
        </Alert>
      )}
      {error !== null && !isGone(error) && (
        <Alert
          variant="destructive"
          title={`The sandbox ${sandbox} does not open`}
          className="pointer-events-auto w-full max-w-2xl shadow-raised"
        >
          {error.message}
        </Alert>
      )}
    </div>
  )
}

const zoneOfReader = Intl.DateTimeFormat().resolvedOptions().timeZone
