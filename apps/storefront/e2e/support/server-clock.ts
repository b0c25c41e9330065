import { setClockAhead } from '../../src/test/set-clock-ahead.ts'
import { START } from './start.ts'

// This file is loaded before the site server, which renders days by its own clock: it has to agree with the clocks of
// mock and devices.
setClockAhead(Date.parse(START) - Date.now())
