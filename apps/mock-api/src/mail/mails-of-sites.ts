import { type AllHandlers, subscribe } from '../engine/events.ts'
import { siteEvents } from '../features/site/site-events.ts'
import { sendConfirmation, sendWelcome } from './newsletter-mail.ts'
import { sendAccountMail } from './send-account-mail.ts'

/** Sends the mails to visitors who have sent a concern or subscribed to the newsletter. */
export const mailsOfSites = subscribe(siteEvents, 'e-mail', {
  concern_received: (work, { writer, email, reference, concern, subject, booking, picture }) =>
    sendAccountMail(
      work,
      { name: writer },
      {
        kind: 'concernReceived',
        recipient: email,
        reference,
        concern,
        subject,
        booking,
        picture,
      },
    ),
  newsletter_asked_for: (work, event) => sendConfirmation(work, event),
  newsletter_subscribed: (work, { subscriber }) => sendWelcome(work, subscriber),
} satisfies AllHandlers<typeof siteEvents>)
