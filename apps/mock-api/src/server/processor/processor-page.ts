import { languageOf } from '@selat/i18n/languages'

import { escapeHtml } from '../../engine/http/escape-html.ts'
import { type LanguageCode, negotiateLanguage } from '../../engine/language.ts'
import type { PageResult } from '../../features/order/pay/act-at-page.ts'
import type { Visit } from '../../features/order/pay/find-visit.ts'
import {
  RIGHT_CODE,
  spacedNumber,
  TEST_CARDS,
  type TestCard,
} from '../../features/order/processor/test-cards.ts'
import type { PaymentMethod } from '../../world/money/payment-methods.ts'
import { toWireMoney } from '../../world/money/wire-money.ts'
import { fillIn } from '../../world/texts/fill-in.ts'
import { mailMoney } from '../../world/texts/mail-format.ts'
import { type ProcessorTexts, processorTexts } from './processor-texts.ts'

export type PageMistake = Exclude<PageResult, 'back' | 'stay'>

type Shown = {
  readonly visit: Visit
  readonly merchant: string
  readonly method: PaymentMethod
  readonly mistake: PageMistake | null
}

/** Renders the page of a visit, in the language in which its payer reads the storefront. */
export function processorPage(shown: Shown): string {
  const { visit, merchant, method, mistake } = shown
  const { order, payment } = visit.booking
  const { language } = visit.session
  const texts = processorTexts[language]
  const values = {
    merchant,
    wallet: method.names[language],
    code: RIGHT_CODE,
    amount: mailMoney(toWireMoney(payment), language),
  }
  const say = (text: string) => escapeHtml(fillIn(text, values))
  const heading = headingOf(visit, method, texts)
  return frame({
    language,
    title: `${mistake === null ? '' : `${texts.mistake}: `}${fillIn(heading, values)}`,
    badge: texts.badge,
    body: `
      <dl class="bill">
        <div><dt>${say(texts.payTo)}</dt><dd>${escapeHtml(merchant)}</dd></div>
        <div><dt>${say(texts.reference)}</dt><dd>${escapeHtml(order.confirmation_number)}</dd></div>
        <div class="total"><dt>${say(texts.total)}</dt><dd>${escapeHtml(values.amount)}</dd></div>
      </dl>
      <h1>${say(heading)}</h1>
      ${mistake === null ? '' : `<p class="mistake" role="alert" id="mistake">${say(texts.mistakes[mistake])}</p>`}
      ${partOf(shown, texts, say)}`,
  })
}

/** Renders the page for an address that was never issued, or was truncated. */
export function unknownPage(acceptLanguage: string | undefined): string {
  const language = negotiateLanguage(acceptLanguage)
  const { badge, unknown } = processorTexts[language]
  return frame({
    language,
    title: unknown.heading,
    badge,
    body: `<h1>${escapeHtml(unknown.heading)}</h1><p>${escapeHtml(unknown.body)}</p>`,
  })
}

function headingOf({ step }: Visit, { kind }: PaymentMethod, texts: ProcessorTexts): string {
  if (step === 'challenged') return texts.challenge.heading
  if (step !== 'open') return texts[step].heading
  return kind === 'card' ? texts.card.heading : texts.wallet.heading
}

type Say = (text: string) => string

function partOf({ visit, method, mistake }: Shown, texts: ProcessorTexts, say: Say): string {
  const { step, session } = visit
  if (step === 'challenged') return challengeForm(texts, say, mistake)
  if (step === 'open')
    return method.kind === 'card' ? cardForm(texts, say, mistake) : walletForm(texts, say)
  return `<p>${say(texts[step].body)}</p>
      <p class="acts"><a class="main" href="${escapeHtml(session.return_url)}">${say(texts.back)}</a></p>`
}

function cardForm(texts: ProcessorTexts, say: Say, mistake: PageMistake | null): string {
  const { card } = texts
  return `<p>${say(card.body)}</p>
      <form method="post">
        <fieldset>
          <legend>${say(card.choose)}</legend>
          ${TEST_CARDS.map((row, index) => cardChoice(row, index, say(card.effects[row.name]))).join('')}
        </fieldset>
        <label class="field" for="number">${say(card.type)}</label>
        <input id="number" name="number" inputmode="numeric" autocomplete="off" maxlength="23"
          aria-describedby="number-hint${mistake === null ? '' : ' mistake'}"${mistake === null ? '' : ' aria-invalid="true"'} />
        <p class="hint" id="number-hint">${say(card.hint)}</p>
        ${acts([
          { act: 'pay', text: say(texts.pay) },
          { act: 'leave', text: say(texts.leave) },
        ])}
      </form>`
}

function cardChoice(card: TestCard, index: number, effect: string): string {
  return `<label class="choice"><input type="radio" name="card" value="${card.number}"${index === 0 ? ' checked' : ''} />
            <span><b>${spacedNumber(card)}</b> <span class="brand">${card.brand}</span><br />${effect}</span></label>`
}

function challengeForm(texts: ProcessorTexts, say: Say, mistake: PageMistake | null): string {
  const { challenge } = texts
  return `<p>${say(challenge.body)}</p>
      <form method="post">
        <label class="field" for="code">${say(challenge.code)}</label>
        <input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="12"
          aria-describedby="code-hint${mistake === null ? '' : ' mistake'}"${mistake === null ? '' : ' aria-invalid="true"'} />
        <p class="hint" id="code-hint">${say(challenge.hint)}</p>
        ${acts([
          { act: 'code', text: say(challenge.send) },
          { act: 'leave', text: say(texts.leave) },
        ])}
      </form>`
}

function walletForm(texts: ProcessorTexts, say: Say): string {
  return `<p>${say(texts.wallet.body)}</p>
      <form method="post">
        ${acts([
          { act: 'pay', text: say(texts.pay) },
          { act: 'insufficient', text: say(texts.wallet.insufficient) },
          { act: 'decline', text: say(texts.wallet.decline) },
          { act: 'leave', text: say(texts.leave) },
        ])}
      </form>`
}

/** Renders the buttons. Pressing Enter chooses the first one. */
function acts(buttons: readonly { act: string; text: string }[]): string {
  const parts = buttons.map(
    ({ act, text }, index) =>
      `<button name="act" value="${act}"${index === 0 ? ' class="main"' : ''}>${text}</button>`,
  )
  return `<p class="acts">${parts.join('')}</p>`
}

type Frame = { language: LanguageCode; title: string; badge: string; body: string }

function frame({ language, title, badge, body }: Frame): string {
  return `<!doctype html>
<html lang="${languageOf(language).locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />
    <title>${escapeHtml(title)}</title>
    <link rel="stylesheet" href="/__mock/processor/processor.css" />
  </head>
  <body>
    <p class="badge">${escapeHtml(badge)}</p>
    <main>${body}
    </main>
  </body>
</html>
`
}
