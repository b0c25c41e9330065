import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { subscriptions } from '@selat/mock-api/docs/subscriptions'

import { root } from '../process/run.ts'
import { toTable } from './to-table.ts'

const features = join(root, 'apps/mock-api/src/features')

/**
 * Writes the page of the mock's events and their subscribers, from the handlers of the subscribers and from the sources.
 */
export function describeEvents(): string {
  const channels = [...new Set(subscriptions.map(({ channel }) => channel))]
  const subscribers = [...new Set(subscriptions.map(({ subscriber }) => subscriber))]
  const publishers = findPublishers()
  const sections = channels.map((channel) => {
    const ofChannel = subscriptions.filter((one) => one.channel === channel)
    const events = [...new Set(ofChannel.flatMap((one) => one.events))]
    const rows = events.map((event) => [
      `\`${event}\``,
      publishersOf(publishers, event).join(', '),
      ...subscribers.map((subscriber) =>
        ofChannel.some((one) => one.subscriber === subscriber && one.events.includes(event))
          ? 'yes'
          : '',
      ),
    ])
    return [`## ${channel}`, toTable(['Event', 'Published by', ...subscribers], rows)].join('\n\n')
  })
  const head = [
    'Made by `npx pnpm@12 docs:events` from the subscribers in `apps/mock-api/src/server/sandbox/subscriptions.ts`; never edited. A feature',
    'publishes an event once, inside its transaction, and does not know its subscribers. They run one after the other, from left to',
    'right. What they write commits or rolls back with the change; that includes a mail, which is a row of the outbox. Operations write',
    "an agency's log of refunds and changes themselves, before the ids are drawn, so that a seed keeps giving the same bytes. The rules are",
    'at the top of `apps/mock-api/src/engine/events.ts`.',
  ]
  return `${['# Events', head.join('\n'), ...sections].join('\n\n')}\n`
}

/** Returns the text of every file that publishes an event. */
function findPublishers(): { file: string; text: string }[] {
  return globSync('**/*.ts', { cwd: features, exclude: (name) => name.endsWith('.test.ts') })
    .toSorted()
    .map((file) => ({ file, text: readFileSync(join(features, file), 'utf8') }))
    .filter(({ text }) => text.includes('Events.publish('))
}

function publishersOf(files: readonly { file: string; text: string }[], event: string): string[] {
  const found = files.filter(({ text }) => text.includes(`'${event}'`))
  if (found.length === 0) throw new Error(`Nobody publishes ${event}`)
  return found.map(({ file }) => `\`${basename(file)}\``)
}
