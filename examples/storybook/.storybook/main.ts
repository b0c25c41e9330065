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
    // The stories call their own address, so that none of them names the address of the mock. A plain address in place
    // of these objects would make Vite change the host, but the console accepts only calls for its own host.
    server: { ...vite.server, proxy: { '/travel': { target: mock }, '/__mock': { target: mock } } },
  }),
}

export default config
