import { data } from 'react-router'

/** The error of the experts' pages: the same whether there is no such request, or somebody else has it. */
export function noRequest() {
	return data({ message: 'You don’t have this request. It may be closed, or someone else has taken it on.' }, { status: 404 })
}
