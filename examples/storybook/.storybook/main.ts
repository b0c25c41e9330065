import type { StorybookConfig } from '@storybook/react-vite'
import react from '@vitejs/plugin-react'

const mock = process.env['SELAT_API'] ?? 'http://localhost:4010'
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../*.stories.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), react()],
    // The stories ask their own address, so that nothing in them names the mock's. A plain address in place of these objects would
    // have Vite change the host, and the console takes calls of its own host alone.
    server: { ...vite.server, proxy: { '/travel': { target: mock }, '/__mock': { target: mock } } },
  }),
}

export default config
