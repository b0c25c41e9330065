import { html } from 'hono/html'

import { PROOF_REJECTIONS } from '../../payments/reject-proof.ts'
import type { ConsolePayment } from '../list-payments.ts'
import { buttonForm, type Html, liveSection, moneyText, utcTime } from './section-parts.ts'

const HINT =
  'Be the agency and the bank: accept or refuse a proof, pay a shown code, or let money arrive after the time to pay.'

/** Every payment with what can be done to it. */
export function paymentsSection(payments: readonly ConsolePayment[]): Html {
  return liveSection(
    'payments',
    'Payments',
    HINT,
    payments.length === 0
      ? html`<p class="empty">
          No orders yet. Book a sailing in a storefront and it appears here.
        </p>`
      : html`<ul class="list">
          ${payments.map(paymentCard)}
        </ul>`,
  )
}

function paymentCard(payment: ConsolePayment): Html {
  return html`<li class="card">
    <div class="row spread">
      <div>
        <h3>${payment.confirmationNumber} <span class="quiet small">${payment.tenant}</span></h3>
        <p class="small quiet">${payment.contact}, ${payment.email}</p>
      </div>
      <p class="amount">${moneyText(payment.amount)}</p>
    </div>
    <div class="row small">
      <span class="badge ${toneOf(payment)}">${payment.flow}</span>
      <span>${payment.orderStatus} / ${payment.state}</span>
      <span>${payment.method ?? 'no method yet'}</span>
      ${payment.expiresAt ? html`<span class="quiet">lapses ${utcTime(payment.expiresAt)}</span>` : ''}
    </div>
    ${payment.proof ? proofPreview(payment.proof) : ''}
    ${payment.decisions.length === 0 ? '' : html`<div class="actions">${payment.decisions.map((decision) => decisionForm(payment, decision))}</div>`}
  </li>`
}

function toneOf({ flow }: ConsolePayment): string {
  if (flow === 'succeeded') return 'good'
  if (flow === 'verifying' || flow === 'proof_uploaded') return 'warn'
  return flow === 'rejected' || flow === 'expired' || flow === 'cancelled' ? 'bad' : 'quiet'
}

function proofPreview(proof: NonNullable<ConsolePayment['proof']>): Html {
  return html`<img
      class="proof"
      src="${proof.picture}"
      alt="Payment proof ${proof.fileName}"
      loading="lazy"
    />
    <p class="small quiet">
      ${proof.fileName}, ${proof.mediaType}, ${proof.bytes}
      bytes${proof.rejection ? html`, refused: ${proof.rejection}` : ''}
    </p>`
}

function decisionForm(
  payment: ConsolePayment,
  decision: ConsolePayment['decisions'][number],
): Html {
  const action = `/__mock/api/payments/${payment.id}/${decision}`
  const id = `${payment.id}-${decision}`
  switch (decision) {
    case 'approve':
      return buttonForm({ action, id, label: 'Approve', look: 'primary', done: 'Approved.' })
    case 'settle':
      return buttonForm({ action, id, label: settleLabel(payment), done: 'The money has arrived.' })
    case 'reject':
      return html`<form method="post" action="${action}" data-done="Refused.">
        <label for="${id}-reason"
          >Reason<select id="${id}-reason" name="reason">
            ${PROOF_REJECTIONS.map((reason) => html`<option>${reason}</option>`)}
          </select></label
        >
        <button id="${id}">Refuse</button>
      </form>`
  }
}

function settleLabel({ state }: ConsolePayment): string {
  return state === 'cancelled' ? 'Money arrives late' : 'Money arrives'
}
