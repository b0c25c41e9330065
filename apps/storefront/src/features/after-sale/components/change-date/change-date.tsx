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
import {
  type ChangeGroup,
  changeGroups,
  openTickets,
} from '../../../../shared/trade/ticket/change-groups.ts'
import { changeOptionsQuery, useChangeQuote } from '../../api/change-queries.ts'
import { EndedMeanwhile, isPaid, type Sold } from '../after-sale-frame.tsx'
import { useTypedAccount } from '../bank-account-form.ts'
import { ChangeDone } from './change-done.tsx'
import { type ChangeChoice, ChooseChange } from './choose-change.tsx'
import { ConfirmChange } from './confirm-change.tsx'

/**
 * Leads from the choice of a sailing through its quote to the confirmation. The choice is kept if its quote expires or is
 * refused, as far as its tickets were not cancelled or moved elsewhere.
 */
export function ChangeDate({ order, tickets }: Sold) {
  const groups = changeGroups(tickets.Items)
  const [choice, setChoice] = useState<ChangeChoice>(() => startChoice(groups[0]))
  // The group of the quote is kept, because its tickets may be on another sailing once the quote is confirmed.
  const [quoted, setQuoted] = useState<ChangeGroup | null>(null)
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
    refresh()
    setChoice((current) => ({ ...current, sailing: null }))
    const { queryKey } = changeOptionsQuery(order.Id, choice.party, choice.day)
    void queries.invalidateQueries({ queryKey })
  }
  const ask = (wish: Schemas['ChangeWish'], group: ChangeGroup) => {
    setRefused(null)
    quoting.mutate(wish, {
      onSuccess: () => {
        setQuoted(group)
        setChoosing(false)
      },
      onError: (error) => {
        const failure = callErrorOf(error)
        if (failure?.kind === 'problem') chooseAgain(failure)
        else setRefused(failure)
      },
    })
  }

  if (done) return <ChangeDone quote={done} />
  if (isChoosing || !quoting.data || !quoted) {
    if (!isPaid(order)) return <EndedMeanwhile order={order} />
    const group = groups.find(({ key }) => key === choice.group) ?? groups[0]
    if (!group) return <NoChange orderId={order.Id} tickets={tickets.Items} />
    return (
      <ChooseChange
        orderId={order.Id}
        groups={groups}
        group={group}
        tickets={tickets.Items}
        choice={choiceIn(group, choice)}
        onChange={(next) => {
          // A quote that arrives now would belong to the former choice.
          if (quoting.isPending) quoting.reset()
          setRefused(null)
          setChoice(next)
        }}
        isAsking={quoting.isPending}
        refused={refused}
        onAsk={(wish) => ask(wish, group)}
      />
    )
  }
  return (
    <ConfirmChange
      key={quoting.data.quote.Id}
      received={quoting.data}
      group={quoted}
      account={account}
      isAsking={quoting.isPending}
      onAskAgain={() => quoting.variables && ask(quoting.variables, quoted)}
      onBack={chooseAgain}
      onChanged={(quote) => {
        refresh()
        setDone(quote)
      }}
    />
  )
}

function startChoice(group: ChangeGroup | undefined): ChangeChoice {
  return {
    group: group?.key ?? '',
    party: group?.tickets.map(({ Id }) => Id) ?? [],
    day: group ? localDate(group.sailing.DepartsAt) : '',
    sailing: null,
  }
}

/** Returns the part of a choice that is still in this group: tickets may have been cancelled or moved elsewhere since. */
function choiceIn(group: ChangeGroup, choice: ChangeChoice): ChangeChoice {
  if (choice.group !== group.key) return startChoice(group)
  const party = choice.party.filter((id) => group.tickets.some(({ Id }) => Id === id))
  return party.length === choice.party.length ? choice : { ...choice, party, sailing: null }
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
