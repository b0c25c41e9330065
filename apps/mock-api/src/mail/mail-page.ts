import { languageOf } from '@selat/i18n/languages'
import { html } from 'hono/html'

import { actionButton, factsTable, itemBlock, ticketsTable, tripBlock } from './mail-blocks.ts'
import type { MailColours, MailTheme } from './mail-colours.ts'
import type { MailOutline } from './mail-outline.ts'

/** The generic families show scripts that the first font does not have. */
const font = "'Plus Jakarta Sans',system-ui,-apple-system,'Segoe UI',Arial,sans-serif"

/**
 * Renders the HTML form of a mail. Light colours are set on the elements, because some mail readers drop style sheets. The
 * layout uses tables, because Outlook on Windows has Word's layout engine.
 */
export function renderMailPage(mail: MailOutline): string {
  const { light } = mail.sender.theme
  return String(
    // oxlint-disable-next-line typescript/no-base-to-string -- without a promise among its parts, it is text
    html`<!doctype html>
      <html lang="${languageOf(mail.language).tag}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>${mail.heading}</title>
          ${mailStyle(mail.sender.theme)}
        </head>
        <body
          class="ground"
          style="margin:0;background:${light.ground};color:${light.ink};font:16px/1.5 ${font}"
        >
          ${preheader(mail)}
          <table
            class="ground"
            role="presentation"
            width="100%"
            cellspacing="0"
            cellpadding="0"
            bgcolor="${light.ground}"
          >
            <tr>
              <td class="edge" align="center" style="padding:24px 12px">
                <!--[if mso]><table role="presentation" width="560" cellspacing="0" cellpadding="0"><tr><td><![endif]-->
                ${card(mail)}
                <!--[if mso]></td></tr></table><![endif]-->
              </td>
            </tr>
          </table>
        </body>
      </html>`,
  )
}

/** Renders the first paragraph as hidden text. Lists of mails show it beside the subject in place of the greeting. */
function preheader({ body }: MailOutline) {
  return html`<div
    style="display:none;max-height:0;overflow:hidden;mso-hide:all"
    aria-hidden="true"
  >
    ${body.split('\n\n', 1)[0]}
  </div>`
}

function card(mail: MailOutline) {
  const { light } = mail.sender.theme
  const { ink, quiet, brand, onBrand } = light
  return html`<table
    class="card"
    role="presentation"
    width="100%"
    cellspacing="0"
    cellpadding="0"
    bgcolor="${light.card}"
    style="max-width:560px;background:${light.card};border:1px solid ${light.line};border-radius:12px;border-collapse:separate"
  >
    <tr>
      <td
        class="brand"
        bgcolor="${brand}"
        style="padding:16px 24px;background:${brand};color:${onBrand};border-radius:11px 11px 0 0;font:700 18px/1.4 ${font}"
      >
        ${mail.sender.name}
      </td>
    </tr>
    <tr>
      <td class="pad ink" style="padding:28px 24px;color:${ink};font:16px/1.5 ${font}">
        <h1 style="margin:0 0 12px;font-size:24px;line-height:1.25">${mail.heading}</h1>
        <p style="margin:0 0 8px">${mail.greeting}</p>
        ${mail.body.split('\n\n').map((part) => html`<p style="margin:0 0 20px">${part}</p>`)}
        ${mail.facts.length === 0 ? '' : factsTable(mail.facts, light)}
        ${mail.parts.map((part) => (part.type === 'trip' ? tripBlock(part, light) : itemBlock(part, light)))}
        ${mail.tickets.length === 0 ? '' : ticketsTable(mail)}
        ${mail.action && actionButton(mail.action, light)}
        ${mail.notes.map((note) => html`<p class="quiet" style="margin:0 0 8px;color:${quiet};font-size:14px">${note}</p>`)}
        ${mail.leave && leaveLink(mail.leave, quiet)}
      </td>
    </tr>
  </table>`
}

function leaveLink({ label, link }: NonNullable<MailOutline['leave']>, quiet: string) {
  return html`<p style="margin:16px 0 0;font-size:14px">
    <a class="quiet" href="${link}" target="_blank" rel="noopener" style="color:${quiet}"
      >${label}</a
    >
  </p>`
}

/** Renders the styles that attributes cannot express: the dark form, and narrow screens. */
function mailStyle({ dark }: MailTheme) {
  return html`<meta name="color-scheme" content="light dark" />
    <meta name="supported-color-schemes" content="light dark" />
    <style>
      :root { color-scheme: light dark; supported-color-schemes: light dark; }
      @media (max-width: 480px) {
        .pad { padding: 20px 16px !important; }
        .edge { padding: 12px 8px !important; }
        .clock { font-size: 16px !important; }
        .term { display: block !important; padding: 8px 0 0 !important; }
        .value { display: block !important; padding: 0 !important; }
        .code { display: block !important; width: auto !important; padding: 16px 0 0 !important; }
        .beside { display: block !important; padding: 8px 0 16px !important; border-top: 0 !important; }
      }
      @media (prefers-color-scheme: dark) {
        ${appearance(dark, '')}
      }
      ${appearance(dark, '[data-ogsc] ')}
    </style>`
}

/**
 * Renders the rules of a form. Outlook on the web and on phones changes colours itself, and marks the mail with an attribute
 * that rules can select.
 */
function appearance(colours: MailColours, within: string) {
  return html`${within}.ground { background: ${colours.ground} !important; } ${within}.card {
  background: ${colours.card} !important; } ${within}.card, ${within}.box { border-color:
  ${colours.line} !important; } ${within}.ink { color: ${colours.ink} !important; } ${within}.quiet
  { color: ${colours.quiet} !important; } ${within}.brand { background: ${colours.brand} !important;
  color: ${colours.onBrand} !important; }`
}
