import { html } from 'hono/html'

import type { MailColours } from './mail-colours.ts'
import type { MailItem, MailOutline, MailTicket, MailTrip } from './mail-outline.ts'
import { contentIdOf } from './ticket-pictures.ts'

/**
 * Renders the button of a link. Outlook on Windows ignores the padding of links, so the coloured cell sets the distance.
 */
export function actionButton(
  { label, link }: NonNullable<MailOutline['action']>,
  { brand, onBrand }: MailColours,
) {
  return html`<table
    role="presentation"
    cellspacing="0"
    cellpadding="0"
    style="margin:24px 0;border-collapse:separate"
  >
    <tr>
      <td
        class="brand"
        bgcolor="${brand}"
        style="background:${brand};border-radius:8px;mso-padding-alt:12px 20px"
      >
        <a
          class="brand"
          href="${link}"
          target="_blank"
          rel="noopener"
          style="display:inline-block;padding:12px 20px;border-radius:8px;background:${brand};color:${onBrand};font-weight:700;text-decoration:none"
          >${label}</a
        >
      </td>
    </tr>
  </table>`
}

export function factsTable(facts: MailOutline['facts'], { quiet }: MailColours) {
  return html`<table role="presentation" cellspacing="0" cellpadding="0" style="margin:0 0 20px">
    ${facts.map(
      ({ label, value }) =>
        html`<tr>
          <td class="term quiet" valign="top" style="padding:2px 20px 2px 0;color:${quiet}">
            ${label}
          </td>
          <td class="value" style="padding:2px 0;font-weight:700;overflow-wrap:anywhere">
            ${value}
          </td>
        </tr>`,
    )}
  </table>`
}

export function tripBlock(trip: MailTrip, { line, quiet }: MailColours) {
  const clock = 'font-size:20px;font-weight:700;font-variant-numeric:tabular-nums'
  return html`<table
    class="box"
    role="presentation"
    width="100%"
    cellspacing="0"
    cellpadding="0"
    style="margin:0 0 12px;border:1px solid ${line};border-radius:8px;border-collapse:separate"
  >
    <tr>
      <td class="quiet" colspan="2" style="padding:12px 16px 0;color:${quiet};font-size:14px">
        ${trip.when}
      </td>
    </tr>
    <tr>
      <td class="clock" width="50%" style="padding:4px 8px 0 16px;${clock}">${trip.departs}</td>
      <td class="clock" width="50%" align="right" style="padding:4px 16px 0 8px;${clock}">
        ${trip.arrives}
      </td>
    </tr>
    <tr>
      <td width="50%" valign="top" style="padding:0 8px 0 16px">${trip.from}</td>
      <td width="50%" valign="top" align="right" style="padding:0 16px 0 8px">${trip.to}</td>
    </tr>
    <tr>
      <td class="quiet" colspan="2" style="padding:8px 16px 12px;color:${quiet};font-size:14px">
        ${trip.by}${trip.who && html`<br />${trip.who}`}
      </td>
    </tr>
  </table>`
}

export function itemBlock({ when, title, kind }: MailItem, { line, quiet }: MailColours) {
  return html`<table
    class="box"
    role="presentation"
    width="100%"
    cellspacing="0"
    cellpadding="0"
    style="margin:0 0 12px;border:1px solid ${line};border-radius:8px;border-collapse:separate"
  >
    ${
      when &&
      html`<tr>
        <td class="quiet" style="padding:12px 16px 0;color:${quiet};font-size:14px">${when}</td>
      </tr>`
    }
    <tr>
      <td style="padding:${when ? 4 : 12}px 16px 0;font-weight:700">${title}</td>
    </tr>
    <tr>
      <td class="quiet" style="padding:4px 16px 12px;color:${quiet};font-size:14px">${kind}</td>
    </tr>
  </table>`
}

export function ticketsTable({ tickets, ticketsTitle, sender }: MailOutline) {
  const { light } = sender.theme
  return html`<h2 style="margin:20px 0 8px;font-size:16px">${ticketsTitle}</h2>
    <table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 20px">
      ${tickets.map((ticket) => ticketRow(ticket, light))}
    </table>`
}

function ticketRow({ number, name, route, qrCode }: MailTicket, { line, quiet }: MailColours) {
  const edge = `border-top:1px dashed ${line}`
  return html`<tr>
    ${
      qrCode &&
      html`<td class="box code" width="136" valign="top" style="padding:16px 0;width:136px;${edge}">
        <img
          src="cid:${contentIdOf(number)}"
          alt="${qrCode}"
          width="120"
          height="120"
          style="display:block;background:#ffffff;color:#000000;border:0;border-radius:6px"
        />
      </td>`
    }
    <td
      class="${qrCode ? 'box beside' : 'box'}"
      colspan="${qrCode ? 1 : 2}"
      style="padding:12px 0;${edge};overflow-wrap:anywhere"
    >
      <strong>${name}</strong><br />
      <span style="font-variant-numeric:tabular-nums;white-space:nowrap">${number}</span><br />
      <span class="quiet" style="color:${quiet};font-size:14px">${route}</span>
    </td>
  </tr>`
}
