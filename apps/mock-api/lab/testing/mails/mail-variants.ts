import type { BookingFacts } from '../../../src/mail/render-booking-mail.ts'
import type { MailFacts } from '../../../src/mail/render-mail.ts'

type Made<About extends MailFacts['about']> = Extract<MailFacts, { about: About }>

const AGENCY = { Name: 'Baruna Tours', Email: 'halo@barunatours.example', Phone: '+62778410311' }
const REJECTIONS = ['unreadable', 'amount_differs', 'not_received', 'wrong_account'] as const
const FAILURES = ['declined', 'insufficient_funds', 'authentication_failed'] as const

/** Makes variants of mails that no scenario sends. Facts are plain data, so one can be replaced by another. */
export function variantsOf(sent: readonly MailFacts[]): MailFacts[] {
  return [...accountsOf(sent), ...aftersaleOf(sent), ...bookingsOf(sent)]
}

function accountsOf(sent: readonly MailFacts[]): MailFacts[] {
  return sent
    .filter((mail): mail is Made<'account'> => mail.about === 'account')
    .filter(({ facts }) => facts.kind === 'memberInvited')
    .map(({ about, facts }) => ({ about, facts: { ...facts, kind: 'memberInvitedAgain' } }))
}

function aftersaleOf(sent: readonly MailFacts[]): MailFacts[] {
  return sent
    .filter((mail): mail is Made<'aftersale'> => mail.about === 'aftersale')
    .flatMap(({ about, facts }): MailFacts[] => {
      const { mail } = facts
      switch (mail.kind) {
        case 'refundRequested': {
          const nothing = { ...mail.refund, amount: 0 }
          const difference = { ...mail.refund, lines: [] }
          return [nothing, difference].map((refund) => ({
            about,
            facts: { ...facts, mail: { ...mail, refund } },
          }))
        }
        case 'changeConfirmed':
        case 'nameCorrected':
          return [{ about, facts: { ...facts, agency: AGENCY } }]
        case 'refundCompleted':
        case 'changeRequested':
        case 'changeLapsed':
          return []
      }
    })
}

function bookingsOf(sent: readonly MailFacts[]): MailFacts[] {
  const bookings = sent.filter((mail): mail is Made<'booking'> => mail.about === 'booking')
  const refund = bookings.map(({ facts }) => facts.refund).find((found) => found !== null)
  return bookings
    .flatMap(({ facts }): BookingFacts[] => {
      switch (facts.kind) {
        case 'paymentChosen': {
          const waiting = { ...facts, howToPay: null }
          return [
            ...REJECTIONS.map((rejection) => ({
              ...waiting,
              kind: 'proofRejected' as const,
              rejection,
            })),
            ...FAILURES.map((rejection) => ({
              ...waiting,
              kind: 'paymentDeclined' as const,
              rejection,
            })),
          ]
        }
        case 'paymentReceived':
          return [
            { ...facts, kind: 'orderExpired' },
            { ...facts, kind: 'orderCancelled' },
            { ...facts, kind: 'paymentRefunded', refund: refund ?? null },
          ]
        case 'ticketsIssued':
          return [
            { ...facts, kind: 'confirmationAgain' },
            { ...facts, agency: AGENCY },
            { ...facts, kind: 'confirmationAgain', agency: AGENCY },
          ]
        case 'openTicketDated':
          return [{ ...facts, agency: AGENCY }]
        case 'orderPlaced':
        case 'proofRejected':
        case 'paymentDeclined':
        case 'paymentRefunded':
        case 'orderExpired':
        case 'orderCancelled':
        case 'confirmationAgain':
          return []
      }
    })
    .map((facts) => ({ about: 'booking', facts }))
}
