import { fromJsonText } from '../../../src/engine/store/json-text.ts'
import type { MailFacts } from '../../../src/mail/render-mail.ts'
import { findScenario } from '../../../src/scenarios/index.ts'
import { playScenario } from '../../../src/scenarios/player/play-scenario.ts'
import { SCENARIO_CLOCK } from '../../../src/scenarios/scenario.ts'
import { createSandbox } from '../../../src/server/sandbox/sandbox.ts'
import { variantsOf } from './mail-variants.ts'

/** Scenarios that together send mails of every kind. */
const MAILED = [
  'verification-code-sent-again',
  'password-reset',
  'new-email-confirmed',
  'member-added',
  'concern-sent',
  'newsletter-issue-left',
  'quotation-accepted',
  'payment-waits-for-virtual-account',
  'payment-waits-for-transfer',
  'payment-proof-unreadable',
  'payment-card-declined',
  'payment-cancelled-before-method',
  'payment-never-started',
  'payment-late-refunded',
  'payment-by-agent-wallet',
  'order-of-six-paid',
  'confirmation-again',
  'name-corrected',
  'open-ticket-chosen-before',
  'refund-arrived',
  'change-paid',
  'change-lapsed',
] as const

/** The facts of one mail; `name` has its kind and details. */
export type MadeMail = { readonly name: string; readonly made: MailFacts }

/** Makes mails of every kind and shape: those that scenarios send, and variants. */
export async function makeEveryMail(): Promise<readonly MadeMail[]> {
  const sent: MailFacts[] = []
  for (const id of MAILED) sent.push(...(await mailsOf(id)))
  const made = [...sent, ...variantsOf(sent)]
  return [
    ...new Map(made.map((mail) => [nameOf(mail), { name: nameOf(mail), made: mail }])).values(),
  ]
}

async function mailsOf(id: (typeof MAILED)[number]): Promise<MailFacts[]> {
  const scenario = findScenario(id)
  if (!scenario) throw new Error(`There is no scenario ${id}`)
  const sandbox = await createSandbox({ clock: SCENARIO_CLOCK, seed: id })
  try {
    await playScenario(scenario, sandbox)
    const rows = await sandbox.store.db
      .selectFrom('outbox')
      .select('facts')
      .orderBy('created_at')
      .orderBy('dedupe_key')
      .execute()
    // only `postMail` writes them, and it accepts no other type
    return rows.flatMap(({ facts }) => (facts === null ? [] : [fromJsonText(facts) as MailFacts]))
  } finally {
    await sandbox.close()
  }
}

/** Returns the kind of a mail as it is in the outbox. */
export function kindOf(made: MailFacts): string {
  return made.about === 'aftersale' ? made.facts.mail.kind : made.facts.kind
}

function nameOf(made: MailFacts): string {
  return [kindOf(made), ...particularsOf(made)].join(' ')
}

function particularsOf(made: MailFacts): string[] {
  switch (made.about) {
    case 'account':
    case 'quotation':
      return []
    case 'aftersale': {
      const { mail, agency } = made.facts
      const refund = 'refund' in mail ? mail.refund : null
      return [
        ...(refund?.amount === 0 ? ['of nothing'] : []),
        ...(refund?.lines.length === 0 ? ['of a difference'] : []),
        ...(agency ? ['for an agency'] : []),
      ]
    }
    case 'booking': {
      const { booking, agency, rejection, howToPay } = made.facts
      const isMixed = booking.items.some(({ item_content }) => item_content !== 'ferry')
      return [
        ...(isMixed ? ['of several products'] : []),
        ...(rejection === null ? [] : [rejection]),
        ...(howToPay === null ? [] : howToPay.facts.map(({ label }) => label)),
        ...(agency ? ['for an agency'] : []),
      ]
    }
  }
}
