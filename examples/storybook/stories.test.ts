// @vitest-environment jsdom
import { createSandboxes, type Sandboxes } from '@selat/mock-api'
import { sandboxHandler } from '@selat/mock-api/msw'
import { composeStories } from '@storybook/react-vite'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it } from 'vitest'

import * as sailings from './sailings.stories.tsx'

let sandboxes: Sandboxes
const server = setupServer(sandboxHandler({ fetch: (request) => sandboxes.fetch(request) }))

beforeAll(async () => {
  server.listen()
  sandboxes = await createSandboxes({ seed: 'stories' })
})
afterAll(async () => {
  document.body.replaceChildren()
  server.close()
  await sandboxes.close()
})

it.each(Object.entries(composeStories(sailings)))('%s plays to its end', async (_name, story) => {
  await expect(story.run()).resolves.toBeUndefined()
})
