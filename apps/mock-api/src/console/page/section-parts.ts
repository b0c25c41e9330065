import { html } from 'hono/html'

/** What `html` of Hono makes: text whose values are escaped. */
export type Html = ReturnType<typeof html>

type Field = { readonly name: string; readonly value: string }

/** A form of one button. Works without the page's script, which only sends it in place. */
export function buttonForm(form: {
  readonly action: string
  readonly label: string
  readonly id: string
  readonly fields?: readonly Field[]
  readonly look?: 'primary' | 'danger'
  readonly done?: string
  readonly confirm?: string
}): Html {
  return html`<form
    method="post"
    action="${form.action}"
    data-done="${form.done ?? form.label}"
    ${form.confirm ? html`data-confirm="${form.confirm}"` : ''}
  >
    ${(form.fields ?? []).map(({ name, value }) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <button id="${form.id}" class="${form.look ?? ''}">${form.label}</button>
  </form>`
}

/** A section that the page's script keeps up to date. */
export function liveSection(id: string, title: string, hint: string, body: unknown): Html {
  return html`<section id="${id}" data-live aria-labelledby="${id}-title">
    <h2 id="${id}-title">${title}</h2>
    <p class="hint">${hint}</p>
    ${body}
  </section>`
}

/** An instant on the clock of UTC, seconds included. */
export function utcTime(instant: string): Html {
  return html`<time datetime="${instant}"
    >${instant.slice(0, 10)} ${instant.slice(11, 19)} UTC</time
  >`
}

/** Money by its currency code. */
export function moneyText(money: { amount: number; currency: string; exponent: number }): string {
  const digits = new Intl.NumberFormat('en-SG', {
    minimumFractionDigits: money.exponent,
    maximumFractionDigits: money.exponent,
  }).format(money.amount / 10 ** money.exponent)
  return `${money.currency} ${digits}`
}
