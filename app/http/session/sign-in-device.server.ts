import type { RouterContextProvider } from 'react-router'
import type { Member } from '#app/domain/identity/member.ts'
import { noteDevice } from '#app/domain/identity/sessions/note-device.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { requestContext } from '../context.ts'
import { deviceCookie, readDevice } from './device-cookie.ts'

/**
 * Recognizes the device that a member signed in from, and alerts its owner by mail where it is new to the account.
 *
 * @returns Set-Cookie by which it is recognized next time
 */
export async function noteSignInDevice(
	services: Services,
	context: Readonly<RouterContextProvider>,
	{ headers }: Request,
	member: Member,
): Promise<string> {
	const device = await noteDevice(services, member, {
		device: await readDevice(headers),
		userAgent: headers.get('User-Agent'),
		address: context.get(requestContext).ip,
	})
	return deviceCookie(device, services.env.appUrl)
}
