import { useFormat, useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Card } from '@selat/ui/card'
import { Link, useSearchParams } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import type { OpenGroup } from '../model/open-tickets.ts'
import { OpenCrossing } from './open-crossing.tsx'

/** Lists the open tickets by route, each with a link to choose its sailing. */
export function OpenTicketGroups({ groups }: { groups: readonly OpenGroup[] }) {
  const { t } = useTranslation('ticket')
  const format = useFormat()
  const order = useSearchParams()[0].get('order') ?? undefined
  return (
    <ul className="flex flex-col gap-5">
      {groups.map(({ key, first, tickets }) => (
        <li key={key}>
          <Card className="p-5 sm:p-6">
            <OpenCrossing ticket={first} />
            <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-border pt-4">
              <p className="min-w-0">
                {format.list(tickets.map(({ PassengerName }) => PassengerName))}
              </p>
              <Button asChild variant="secondary">
                <Link to={paths.paidDolphin({ order, ticket: first.Id })}>
                  {t('redeem.choose')}
                  <span className="sr-only">
                    {`: ${format.facts([`${first.From.Name} – ${first.To.Name}`, first.ConfirmationNumber])}`}
                  </span>
                </Link>
              </Button>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  )
}
