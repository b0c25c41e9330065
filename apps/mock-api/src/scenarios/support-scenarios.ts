import { HUGE_PNG_START, PNG_START } from './sample-order.ts'
import type { Scenario, ScenarioCall, ScenarioStep } from './scenario.ts'

const form = {
  Name: 'Lim Hui Min',
  Email: 'huimin@example.com',
  Product: 'ferry',
  BookingId: '',
  Concern: 'We missed the 10:20 sailing.',
}
const concern: ScenarioCall = { operation: 'sendConcern', form }
const subscribed = {
  operation: 'subscribeNewsletter',
  body: { Email: 'huimin@example.com' },
} as const
/** Reads the newest mail and keeps the secret of its link under a name. */
const linkRead = (name: 'confirming' | 'leaving'): ScenarioStep => ({
  operation: 'GET /__mock/api/outbox',
  keep: { [name]: '/mails/0/newsletterToken' },
})
const confirmed: ScenarioCall = {
  operation: 'confirmNewsletter',
  body: { NewsletterToken: '{confirming}' },
}
const NO_SECRET = 'this-is-the-secret-of-nobody'
const MEGABYTE = 1024 * 1024

/** The scenarios of concerns. */
export const supportScenarios: readonly Scenario[] = [
  {
    id: 'concern-sent',
    title: 'Concern sent',
    what: 'With an image just under 5 MB.',
    call: { ...concern, file: { name: 'ticket.png', start: PNG_START, size: 5 * MEGABYTE - 1 } },
    expected: { answered: { '/HasFile': true } },
  },
  {
    id: 'concern-file-too-large',
    title: 'Image of 5 MB',
    what: 'It has to be smaller than that.',
    call: { ...concern, file: { name: 'ticket.png', start: PNG_START, size: 5 * MEGABYTE } },
    expected: { refused: 'file_too_large' },
  },
  {
    id: 'concern-file-type',
    title: 'File that is no image',
    what: 'Its name says PNG, its bytes do not.',
    call: { ...concern, file: { name: 'ticket.png', start: '%PDF-1.7' } },
    expected: { refused: 'file_type_refused' },
  },
  {
    id: 'concern-image-too-large',
    title: 'Image of too many pixels',
    what: 'A small file that would be 268 million pixels.',
    call: { ...concern, file: { name: 'ticket.png', start: HUGE_PNG_START, size: 4096 } },
    expected: { refused: 'image_too_large' },
  },
  {
    id: 'concern-too-many',
    title: 'Too many concerns',
    what: 'The eleventh copy to one mailbox within an hour.',
    given: [{ operation: 'sendConcern', form, times: 10 }],
    call: concern,
    expected: { refused: 'rate_limited' },
  },
  {
    id: 'concern-key-reused',
    title: 'Concern under a used key',
    what: 'The key has sent another one before.',
    given: [
      { operation: 'sendConcern', form, header: { 'Idempotency-Key': 'concern-used-key-1' } },
    ],
    call: {
      ...concern,
      form: { ...form, Concern: 'And the 11:10 one too.' },
      header: { 'Idempotency-Key': 'concern-used-key-1' },
    },
    expected: { refused: 'idempotency_key_reused' },
  },
  {
    id: 'concern-in-progress',
    title: 'Concern sent twice at once',
    what: 'The same call is still at work.',
    call: concern,
    twiceAtOnce: true,
    expected: { refused: 'idempotency_in_progress' },
  },
  {
    id: 'newsletter-too-often',
    title: 'Subscribed too often',
    what: 'The eleventh time within an hour.',
    given: [{ ...subscribed, times: 10 }],
    call: subscribed,
    expected: { refused: 'rate_limited' },
  },
  {
    id: 'newsletter-twice',
    title: 'Subscribed twice',
    what: 'The answer is the same, whoever is subscribed; a new mail brings a new link.',
    given: [subscribed, { advanceSeconds: 3600 }],
    call: subscribed,
    expected: { answered: { '/SubscribedAt': '2026-11-20T07:30:00.000Z' } },
  },
  {
    id: 'newsletter-confirmed',
    title: 'Subscription confirmed',
    what: 'The link of the mail makes it one.',
    given: [subscribed, linkRead('confirming')],
    call: confirmed,
    expected: { answered: { '/Email': 'huimin@example.com' } },
  },
  {
    id: 'newsletter-confirm-link-wrong',
    title: 'Subscription confirmed by an old link',
    what: 'Seven days have passed, a newer mail came, or the link was cut.',
    call: { operation: 'confirmNewsletter', body: { NewsletterToken: NO_SECRET } },
    expected: { refused: 'not_found' },
  },
  {
    id: 'newsletter-confirm-after-leaving',
    title: 'Subscription confirmed after leaving',
    what: 'Who has left by the link of a mail comes back by subscribing again.',
    given: [
      subscribed,
      linkRead('confirming'),
      { advanceSeconds: 60 },
      confirmed,
      linkRead('leaving'),
      { operation: 'unsubscribeNewsletter', query: { token: '{leaving}' } },
    ],
    call: confirmed,
    expected: { refused: 'not_found' },
  },
  {
    id: 'newsletter-issue-left',
    title: 'Newsletter left by the link of an issue',
    what: 'The console sends an issue to all who have confirmed; each mail has a link and headers to leave.',
    given: [
      subscribed,
      linkRead('confirming'),
      { advanceSeconds: 60 },
      confirmed,
      { advanceSeconds: 60 },
      {
        console: 'newsletter',
        body: {
          tenant: 'nusa',
          title: 'Earlier ferries at weekends',
          news: 'From December the first ferry to Batam leaves at 06:30.',
        },
      },
      linkRead('leaving'),
    ],
    call: { operation: 'unsubscribeNewsletter', query: { token: '{leaving}' } },
    expected: { answered: {} },
  },
  {
    id: 'newsletter-leave-link-wrong',
    title: 'Newsletter left by a link of nobody',
    what: 'It was cut, or typed.',
    call: { operation: 'unsubscribeNewsletter', query: { token: NO_SECRET } },
    expected: { refused: 'not_found' },
  },
]
