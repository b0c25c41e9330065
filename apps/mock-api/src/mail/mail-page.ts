import { languageOf } from '@selat/i18n/languages'
import { html } from 'hono/html'

import type { MailItem, MailOutline, MailTrip } from './mail-outline.ts'

const ink = '#0f2a33'
const quiet = '#4a626b'
const sand = '#fbf7f0'
const line = '#d9d2c4'
const font = "'Plus Jakarta Sans', system-ui, -apple-system, 'Segoe UI', sans-serif"

/** The HTML form of a mail. Styles stand on the elements, because mail readers drop style sheets. */
export function renderMailPage(mail: MailOutline): string {
  return String(
    // oxlint-disable-next-line typescript/no-base-to-string -- without a promise among its parts, it is text
    html`<!doctype html>
      <html lang="${languageOf(mail.language).tag}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>${mail.heading}</title>
        </head>
        <body style="margin:0;background:${sand};color:${ink};font:16px/1.5 ${font}">
          <table role="presentation" width="100%" cellspacing="0" cellpadding="0">
            <tr>
              <td align="center" style="padding:24px 12px">
                <table
                  role="presentation"
                  width="100%"
                  cellspacing="0"
                  cellpadding="0"
                  style="max-width:560px;background:#ffffff;border:1px solid ${line};border-radius:12px"
                >
                  <tr>
                    <td
                      style="padding:16px 28px;background:${mail.sender.brand};color:${mail.sender.onBrand};border-radius:12px 12px 0 0;font-weight:700"
                    >
                      ${mail.sender.name}
                    </td>
                  </tr>
                  <tr>
                    <td style="padding:28px">
                      <h1 style="margin:0 0 12px;font-size:24px;line-height:1.25">
                        ${mail.heading}
                      </h1>
                      <p style="margin:0 0 8px">${mail.greeting}</p>
                      ${mail.body.split('\n\n').map((part) => html`<p style="margin:0 0 20px">${part}</p>`)}
                      ${factsTable(mail)}
                      ${mail.parts.map((part) => (part.type === 'trip' ? tripBlock(part) : itemBlock(part)))}
                      ${mail.tickets.length === 0 ? '' : ticketsTable(mail)}
                      ${mail.action && button(mail.action, mail.sender)}
                      ${mail.notes.map((note) => html`<p style="margin:0 0 8px;color:${quiet};font-size:14px">${note}</p>`)}
                      ${mail.leave && leaveLink(mail.leave)}
                    </td>
                  </tr>
                </table>
              </td>
            </tr>
          </table>
        </body>
      </html>`,
  )
}

function button(
  { label, link }: NonNullable<MailOutline['action']>,
  { brand, onBrand }: MailOutline['sender'],
) {
  return html`<p style="margin:24px 0">
    <a
      href="${link}"
      target="_blank"
      rel="noopener"
      style="display:inline-block;padding:12px 20px;border-radius:8px;background:${brand};color:${onBrand};font-weight:700;text-decoration:none"
      >${label}</a
    >
  </p>`
}

function leaveLink({ label, link }: NonNullable<MailOutline['leave']>) {
  return html`<p style="margin:16px 0 0;font-size:14px">
    <a href="${link}" target="_blank" rel="noopener" style="color:${quiet}">${label}</a>
  </p>`
}

function factsTable({ facts }: MailOutline) {
  return html`<table role="presentation" cellspacing="0" cellpadding="0" style="margin:0 0 20px">
    ${facts.map(
      ({ label, value }) =>
        html`<tr>
          <td style="padding:2px 20px 2px 0;color:${quiet}">${label}</td>
          <td style="padding:2px 0;font-weight:700">${value}</td>
        </tr>`,
    )}
  </table>`
}

function tripBlock(trip: MailTrip) {
  return html`<table
    role="presentation"
    width="100%"
    cellspacing="0"
    cellpadding="0"
    style="margin:0 0 12px;border:1px solid ${line};border-radius:8px"
  >
    <tr>
      <td colspan="2" style="padding:12px 16px 0;color:${quiet};font-size:14px">${trip.when}</td>
    </tr>
    <tr>
      <td
        style="padding:4px 16px 0;width:50%;font-size:24px;font-weight:700;font-variant-numeric:tabular-nums"
      >
        ${trip.departs}
      </td>
      <td
        align="right"
        style="padding:4px 16px 0;font-size:24px;font-weight:700;font-variant-numeric:tabular-nums"
      >
        ${trip.arrives}
      </td>
    </tr>
    <tr>
      <td style="padding:0 16px;width:50%">${trip.from}</td>
      <td align="right" style="padding:0 16px">${trip.to}</td>
    </tr>
    <tr>
      <td colspan="2" style="padding:8px 16px 12px;color:${quiet};font-size:14px">
        ${trip.by}${trip.who && html`<br />${trip.who}`}
      </td>
    </tr>
  </table>`
}

function itemBlock({ when, title, kind }: MailItem) {
  return html`<table
    role="presentation"
    width="100%"
    cellspacing="0"
    cellpadding="0"
    style="margin:0 0 12px;border:1px solid ${line};border-radius:8px"
  >
    ${
      when &&
      html`<tr>
        <td style="padding:12px 16px 0;color:${quiet};font-size:14px">${when}</td>
      </tr>`
    }
    <tr>
      <td style="padding:${when ? 4 : 12}px 16px 0;font-weight:700">${title}</td>
    </tr>
    <tr>
      <td style="padding:4px 16px 12px;color:${quiet};font-size:14px">${kind}</td>
    </tr>
  </table>`
}

function ticketsTable({ tickets, ticketsTitle }: MailOutline) {
  return html`<h2 style="margin:20px 0 8px;font-size:16px">${ticketsTitle}</h2>
    <table role="presentation" width="100%" cellspacing="0" cellpadding="0">
      ${tickets.map(
        ({ number, name, route }) =>
          html`<tr>
            <td
              style="padding:6px 0;border-top:1px dashed ${line};font-variant-numeric:tabular-nums;white-space:nowrap"
            >
              ${number}
            </td>
            <td style="padding:6px 8px;border-top:1px dashed ${line}">${name}</td>
            <td align="right" style="padding:6px 0;border-top:1px dashed ${line};color:${quiet}">
              ${route}
            </td>
          </tr>`,
      )}
    </table>`
}
