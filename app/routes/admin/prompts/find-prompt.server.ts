import { data, type RouterContextProvider } from 'react-router'
import { readPrompt, type ReadPrompt } from '#app/domain/administration/prompts/read-prompts.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'

/**
 * The prompt of a page's address.
 *
 * @throws 404 where there is none
 */
export async function findPrompt(context: Readonly<RouterContextProvider>, name: string): Promise<ReadPrompt> {
	const prompt = await readPrompt(context.get(servicesContext), requireAdministrator(context), name)
	if (!prompt) throw noSuchPrompt()
	return prompt
}

/**
 * A version of a prompt by the number in an address.
 *
 * @throws 404 where there is none
 */
export function findVersion({ versions }: ReadPrompt, number: string | null): ReadPrompt['versions'][number] {
	const version = versions.find((one) => String(one.number) === number)
	if (!version) throw data({ message: 'This prompt has no such version.' }, { status: 404 })
	return version
}

/** 404 for a prompt that does not exist. */
export function noSuchPrompt() {
	return data({ message: 'There is no such prompt.' }, { status: 404 })
}
