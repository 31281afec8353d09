/** Runs in the page: the whole of what is kept on this device for when there is no connection, as text. */
(async () => {
  const NAME = 'keyval-store';
  // opening it would make it, without what the app puts into it
  if (!(await indexedDB.databases()).some(({ name }) => name === NAME)) return 'null';
  return new Promise((resolve, reject) => {
    const opened = indexedDB.open(NAME);
    opened.onerror = () => reject(opened.error);
    opened.onsuccess = () => {
      const found = opened.result.transaction('keyval').objectStore('keyval').get('seen');
      found.onsuccess = () => resolve(JSON.stringify(found.result ?? null));
      found.onerror = () => reject(found.error);
    };
  });
})();
