/// <reference types="vite/client" />
import type { Preview } from '@storybook/react-vite'

import { applyAppearance, type Appearance } from '../src/theme.ts'

import './preview.css'

const preview: Preview = {
  parameters: { layout: 'padded', controls: { expanded: true } },
  initialGlobals: { appearance: 'system' },
  globalTypes: {
    appearance: {
      description: 'Appearance',
      toolbar: { icon: 'mirror', items: ['system', 'light', 'dark'], dynamicTitle: true },
    },
  },
  decorators: [
    (Story, { globals }) => {
      applyAppearance(document.documentElement, globals['appearance'] as Appearance) // the toolbar offers no other
      return <Story />
    },
  ],
}

export default preview
