import type { LanguageModel } from '#app/infrastructure/language-model/language-model.ts'

/** What an uploader sees before words leave: which model reads them, and where it runs. */
export interface ModelOffer {
	name: string
	server: string
	/** It runs on this machine: nothing leaves. */
	local: boolean
}

/** The model that pages offer; `null` where none is configured, and nothing ever leaves. */
export function modelOffer({ model }: { model: LanguageModel | null }): ModelOffer | null {
	return model && { name: model.name, server: model.server, local: model.found }
}
