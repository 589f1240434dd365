import { expect, test } from 'vitest'
import { goesOn } from './goes-on.ts'

test.each([
	['The Club returns every boat that it was lent to', 'Heron Boats before the winter.'],
	['The Club may sell a boat that it was lent', 'only with the consent of Heron Boats.'],
	['as Heron Boats may tell the Club from time to time under Section', '4.2 of this Agreement.'],
	['HERON BOATS SHALL NOT BE LIABLE FOR ANY LOSS OF', 'CATCH OR OF THE USE OF A BOAT.'],
	['The Club keeps all boats of the fleet in the state that Heron Boats', 'Limited has set out for boats of their kind in the list.'],
])('%s | goes on', (line, next) => {
	expect(goesOn(line, next)).toBe(true)
})

test.each([
	['The Club returns every boat.', 'Heron Boats repairs them.'],
	['The Club pays each of the following:', 'the price of the boats'],
	['The Club cleans the boats, the oars and the sails of all of them; and', 'brings them back.'],
	['The Club returns every boat that it was lent', '(b) every oar.'],
	['CARE OF BOATS', 'a Club keeps them dry.'],
	['Name: Ada Heron', 'Title: Chair'],
	['The Club keeps all boats of the fleet in the state of the list of', 'Schedule 2: Boats of the fleet and their prices'],
])('%s | ends there', (line, next) => {
	expect(goesOn(line, next)).toBe(false)
})
