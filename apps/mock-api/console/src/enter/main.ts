import '@selat/ui/styles.css'
import { enterStorefront } from './enter-storefront.ts'

const say = (id: string, text: string) => {
  const element = document.getElementById(id)
  if (element) element.textContent = text
}

try {
  await enterStorefront(new URLSearchParams(window.location.search))
  window.location.replace('/')
} catch (error) {
  say('title', 'This door stays closed')
  say('text', error instanceof Error ? error.message : String(error))
}
