/** Runs in the page: how many things wait on this device for reception. */
(async () => {
  const NAME = 'smoko-queue';
  // opening it would make it, without what the app puts into it
  if (!(await indexedDB.databases()).some(({ name }) => name === NAME)) return 0;
  return new Promise((resolve, reject) => {
    const opened = indexedDB.open(NAME);
    opened.onerror = () => reject(opened.error);
    opened.onsuccess = () => {
      const counted = opened.result.transaction('items').objectStore('items').count();
      counted.onsuccess = () => {
        opened.result.close();
        resolve(counted.result);
      };
      counted.onerror = () => reject(counted.error);
    };
  });
})();
