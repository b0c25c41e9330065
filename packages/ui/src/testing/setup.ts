import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// The calendar is imported when first needed, and a busy machine takes its time over that.
configure({ asyncUtilTimeout: 15_000 })

afterEach(cleanup)
