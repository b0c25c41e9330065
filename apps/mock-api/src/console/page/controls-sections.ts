import { html } from 'hono/html'

import type { FaultRule } from '../../kernel/faults.ts'
import type { Simulation } from '../../kernel/services.ts'
import { REVIEW_SECONDS, SCAN_SECONDS } from '../../payments/simulated-bank.ts'
import { buttonForm, type Html, liveSection } from './section-parts.ts'

/** Whether payments end by themselves. */
export function simulationSection(simulation: Simulation): Html {
  const isOn = simulation === 'automatic'
  return liveSection(
    'simulation',
    'Payments by themselves',
    isOn
      ? `On: a proof is approved after ${REVIEW_SECONDS} s, a shown code is paid after ${SCAN_SECONDS} s.`
      : 'Off: payments wait for you.',
    buttonForm({
      action: '/__mock/api/simulation',
      id: 'simulation-toggle',
      label: isOn ? 'Switch off' : 'Switch on',
      fields: [{ name: 'simulation', value: isOn ? 'manual' : 'automatic' }],
      done: isOn ? 'Payments wait for you.' : 'Payments end by themselves.',
    }),
  )
}

/** What goes wrong on purpose. */
export function faultsSection(rules: readonly FaultRule[]): Html {
  return liveSection(
    'faults',
    'Faults',
    'Make calls slow or fail. A star stands for any part of a path.',
    html`${rules.length === 0 ? '' : ruleList(rules)}
      <form
        method="post"
        action="/__mock/api/faults/add"
        class="inline"
        data-done="The fault is set."
      >
        <label for="fault-path"
          >Path<input id="fault-path" name="path" value="/travel/v1/*" required
        /></label>
        <label for="fault-status"
          >Status<input
            id="fault-status"
            name="status"
            inputmode="numeric"
            size="4"
            placeholder="503"
        /></label>
        <label for="fault-delay"
          >Delay, ms<input
            id="fault-delay"
            name="delayMs"
            inputmode="numeric"
            size="6"
            placeholder="4000"
        /></label>
        <label for="fault-times"
          >Times<input id="fault-times" name="times" inputmode="numeric" size="3"
        /></label>
        <button id="fault-add">Add</button>
      </form>`,
  )
}

function ruleList(rules: readonly FaultRule[]): Html {
  return html`<ul class="list">
      ${rules.map((rule) => html`<li class="card small mono">${JSON.stringify(rule)}</li>`)}
    </ul>
    <div class="actions">
      ${buttonForm({ action: '/__mock/api/faults/clear', id: 'faults-clear', label: 'Clear faults', done: 'No faults.' })}
    </div>`
}

/** Back to the fixtures. */
export function resetSection(): Html {
  return html`<section id="reset" aria-labelledby="reset-title">
    <h2 id="reset-title">Start over</h2>
    <p class="hint">Carts, orders, sessions, mails and faults go; the clock stays.</p>
    ${buttonForm({
      action: '/__mock/api/reset',
      id: 'reset-button',
      label: 'Reset the sandbox',
      look: 'danger',
      confirm: 'Forget every cart, order and e-mail?',
      done: 'Back to the fixtures.',
    })}
  </section>`
}
