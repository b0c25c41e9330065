// Storybook has its own copy of user-event, and if two copies prepare one document, typed text no longer reaches React.
// A separate address gives the stories a document that the other files of the worker do not get.
// @vitest-environment-options { "url": "http://stories.localhost/" }
/// <reference types="vite/client" />
import { composeStories, type composeStory } from '@storybook/react-vite'
import { describe, expect, it, onTestFinished } from 'vitest'

import { applyAppearance } from './theme.ts'

type StoriesFile = Parameters<typeof composeStories>[0]

const files = import.meta.glob<StoriesFile>('./*.stories.tsx', { eager: true })

const stories = Object.entries(files).flatMap(([file, contents]) =>
  Object.entries<ReturnType<typeof composeStory>>(composeStories(contents)).map(
    ([name, story]) => ({ file, name, story }),
  ),
)

it('APP-10 every file of stories has a story', () => {
  expect(Object.keys(files).length).toBeGreaterThanOrEqual(15)
  expect(new Set(stories.map(({ file }) => file)).size).toBe(Object.keys(files).length)
})

describe.each(['light', 'dark'] as const)('APP-10 in %s', (appearance) => {
  it.each(stories)('$file $name is drawn, and its play function passes', async ({ story }) => {
    const canvasElement = document.body.appendChild(document.createElement('div'))
    onTestFinished(() => {
      document.body.replaceChildren()
      applyAppearance(document.documentElement, 'system')
    })
    applyAppearance(document.documentElement, appearance)

    await story.run({ canvasElement })

    expect(canvasElement).not.toBeEmptyDOMElement()
  })
})
