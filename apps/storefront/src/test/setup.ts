import '@testing-library/jest-dom/vitest'

// jsdom has no scrolling and says so on every navigation.
window.scrollTo = () => undefined
