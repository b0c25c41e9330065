import { localDate } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import type { CallError, Schemas } from '@selat/sdk'
import { callErrorOf } from '@selat/sdk/react-query'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'

import { paths } from '../../../../shared/app/paths.ts'
import { useChangeClosedTexts } from '../../../../shared/trade/order/use-change-closed-texts.ts'
import { useRefreshOrder } from '../../../../shared/trade/order/use-refresh-order.ts'
import { changeGroups, openTickets } from '../../../../shared/trade/ticket/change-groups.ts'
import { changeOptionsQuery, useChangeQuote } from '../../api/change-queries.ts'
import type { Sold } from '../after-sale-frame.tsx'
import { useTypedAccount } from '../bank-account-form.ts'
import { ChangeDone } from './change-done.tsx'
import { ChooseChange } from './choose-change.tsx'
import type { ChangeChoice } from './choose-change.tsx'
import { ConfirmChange } from './confirm-change.tsx'

/**
 * Leads from the choice of a sailing through its quote to the confirmation. The choice is kept if its quote expires or is
 * refused.
 */
export function ChangeDate({ order, tickets }: Sold) {
  // The groups of the opened page are kept, because the moved tickets are on another sailing when the choice is shown again.
  const [groups] = useState(() => changeGroups(tickets.Items))
  const [choice, setChoice] = useState<ChangeChoice>(() => startChoice(groups))
  const [isChoosing, setChoosing] = useState(true)
  const [refused, setRefused] = useState<CallError | null>(null)
  const [done, setDone] = useState<Schemas['ChangeQuote'] | null>(null)
  const account = useTypedAccount(order.Contact.Name)
  const quoting = useChangeQuote(order.Id)
  const queries = useQueryClient()
  const refresh = useRefreshOrder(order.Id)

  const chooseAgain = (failure: CallError | null) => {
    setRefused(failure)
    setChoosing(true)
    // A refused sailing may not be available any more, so that only the day is kept and its sailings are loaded again.
    if (!failure) return
    setChoice((current) => ({ ...current, sailing: null }))
    const { queryKey } = changeOptionsQuery(order.Id, choice.party, choice.day)
    void queries.invalidateQueries({ queryKey })
  }
  const ask = (wish: Schemas['ChangeWish']) => {
    setRefused(null)
    quoting.mutate(wish, {
      onSuccess: () => setChoosing(false),
      onError: (error) => {
        const failure = callErrorOf(error)
        if (failure?.kind === 'problem') chooseAgain(failure)
        else setRefused(failure)
      },
    })
  }

  if (done) return <ChangeDone quote={done} />
  const group = groups.find(({ key }) => key === choice.group)
  if (!group) return <NoChange orderId={order.Id} tickets={tickets.Items} />
  if (isChoosing || !quoting.data)
    return (
      <ChooseChange
        orderId={order.Id}
        groups={groups}
        group={group}
        tickets={tickets.Items}
        choice={choice}
        onChange={(next) => {
          // A quote that arrives now would belong to the former choice.
          if (quoting.isPending) quoting.reset()
          setChoice(next)
        }}
        isAsking={quoting.isPending}
        refused={refused}
        onAsk={ask}
      />
    )
  return (
    <ConfirmChange
      key={quoting.data.quote.Id}
      received={quoting.data}
      group={group}
      account={account}
      isAsking={quoting.isPending}
      onAskAgain={() => quoting.variables && ask(quoting.variables)}
      onBack={chooseAgain}
      onChanged={(quote) => {
        refresh()
        setDone(quote)
      }}
    />
  )
}

function startChoice(groups: ReturnType<typeof changeGroups>): ChangeChoice {
  const [first] = groups
  return {
    group: first?.key ?? '',
    party: first?.tickets.map(({ Id }) => Id) ?? [],
    day: first ? localDate(first.sailing.DepartsAt) : '',
    sailing: null,
  }
}

type NoChangeProps = { orderId: string; tickets: readonly Schemas['Ticket'][] }

/** Says why no ticket can be moved, and what can be done instead. */
function NoChange({ orderId, tickets }: NoChangeProps) {
  const { t } = useTranslation(['order', 'common'])
  const [open] = openTickets(tickets)
  const textsOf = useChangeClosedTexts()
  return (
    <Alert
      title={t('changeDate.none')}
      action={
        <Button asChild variant="outline" size="sm">
          {open ? (
            <Link to={paths.paidDolphin({ order: orderId, ticket: open.Id })}>
              {t('changeDate.chooseSailing')}
            </Link>
          ) : (
            <Link to={paths.contact(orderId)}>{t('common:nav.contact')}</Link>
          )}
        </Button>
      }
    >
      {textsOf(tickets).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Alert>
  )
}
