#!/bin/sh
# Starts Orca and then a browser, whose command line is in the arguments. Needs DISPLAY and a D-Bus session.
# Sleeps, because neither the accessibility bus nor Orca tells when it is ready.

openbox &
# Debian and Ubuntu install the launcher of the accessibility bus in one of these folders.
$(ls /usr/libexec/at-spi-bus-launcher /usr/lib/at-spi2-core/at-spi-bus-launcher 2>/dev/null | head -n 1) --launch-immediately &
sleep 1.5

gsettings set org.gnome.desktop.interface toolkit-accessibility true
# Otherwise Firefox builds no accessibility tree.
for name in IsEnabled ScreenReaderEnabled; do
  dbus-send --session --dest=org.a11y.Bus --print-reply /org/a11y/bus org.freedesktop.DBus.Properties.Set \
    string:org.a11y.Status "string:$name" variant:boolean:true
done

orca --replace --debug-file="$HOME/orca.log" &
sleep 4
exec "$@"
