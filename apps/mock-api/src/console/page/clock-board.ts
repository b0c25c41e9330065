import { localClock, localDate, toZonedTime } from '@selat/domain'
import { html } from 'hono/html'

import type { ClockState } from '../../kernel/clock.ts'
import { buttonForm, type Html } from './section-parts.ts'

const ZONES = [
  { zone: 'UTC', place: 'UTC' },
  { zone: 'Asia/Singapore', place: 'Singapore, Johor' },
  { zone: 'Asia/Jakarta', place: 'Batam, Bintan' },
] as const

const STEPS = [
  { seconds: 60, label: '+1 min' },
  { seconds: 900, label: '+15 min' },
  { seconds: 7200, label: '+2 h' },
  { seconds: 86_400, label: '+1 day' },
] as const

/** The sandbox's clock on both shores, and the hands to it. */
export function clockBoard({ now, frozen }: ClockState): Html {
  return html`<section id="clock" data-live aria-label="Clock">
    <ul class="clocks">
      ${ZONES.map(({ zone, place }) => {
        const local = toZonedTime(now, zone)
        return html`<li>
          <time datetime="${local}">${localClock(local)}</time>
          <span>${place}, ${localDate(local)}</span>
        </li>`
      })}
    </ul>
    <p class="small">${frozen ? 'Time stands still.' : 'Time runs.'}</p>
    <div class="actions">
      ${buttonForm({
        action: '/__mock/api/clock',
        id: 'clock-toggle',
        label: frozen ? 'Let time run' : 'Stop the clock',
        fields: [{ name: 'frozen', value: String(!frozen) }],
        done: frozen ? 'Time runs.' : 'The clock stands still.',
      })}
      ${STEPS.map(({ seconds, label }) =>
        buttonForm({
          action: '/__mock/api/clock/advance',
          id: `clock-${seconds}`,
          label,
          fields: [{ name: 'seconds', value: String(seconds) }],
          done: `Moved on by ${label.slice(1)}.`,
        }),
      )}
      <form method="post" action="/__mock/api/clock" data-done="The clock is set.">
        <input type="hidden" name="frozen" value="true" />
        <label for="clock-now"
          >Set to (UTC)<input id="clock-now" name="now" value="${now}" size="25" spellcheck="false"
        /></label>
        <button id="clock-set">Set</button>
      </form>
    </div>
  </section>`
}
