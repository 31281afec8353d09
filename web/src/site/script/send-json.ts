interface Refusal {
  detail: string;
  errors: { path: string; message: string }[];
}

type Sent<T> = { answer: T } | { refusal: Refusal } | { offline: true };

/** Sends a question to the API; what goes wrong is told, never thrown. */
export async function sendJson<T>(path: string, body: object): Promise<Sent<T>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const json = (await response.json()) as T & Partial<Refusal>;
    if (response.ok) return { answer: json };
    return { refusal: { detail: json.detail ?? 'That did not work. Please try again.', errors: json.errors ?? [] } };
  } catch {
    return { offline: true };
  }
}
